import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import { speakAtFirst } from './lang/speech.svelte'

await speakAtFirst()
mount(App, { target: document.getElementById('app')! })
