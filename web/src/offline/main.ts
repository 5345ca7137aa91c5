/** The checker as one file by itself, for people who trust nobody: no page, no house, no network. */
import { mount } from 'svelte'

import '$/app.css'
import { speakAtFirst } from '$/lang/speech.svelte'

import Offline from './Offline.svelte'

async function begin(): Promise<void> {
  await speakAtFirst()
  mount(Offline, { target: document.getElementById('app')! })
}

void begin()
