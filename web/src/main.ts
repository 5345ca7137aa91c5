import { mount } from 'svelte'

import App from './App.svelte'
import './app.css'
import './typeface.css'
import { speakAtFirst } from './lang/speech.svelte'
import { typeReady } from './type'

await Promise.all([speakAtFirst(), typeReady()])
mount(App, { target: document.getElementById('app')! })
