/** Every sentence of the page, in the language that the reader has chosen: the same catalogues as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { CATALOGUES } from '$/lang/catalogues'
import { kept } from '$/parts/kept.svelte'
import { MORE_WORDS } from '$more/words'

import { FUNCTIONS } from './functions'
import { placed } from './placing'

export const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = Record<string, FluentVariable>

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
}

const files = { ...CATALOGUES, ...MORE_WORDS }
const chosen = kept<Language | null>('language', null)
let bundle = $state.raw(new FluentBundle('en'))
let spoken: Language = $state('en')

/** The sentence of a key, with its data in place. */
export function say(key: string, words: Words = {}): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) return import.meta.env.DEV ? `⟨${key}⟩` : key
  return bundle.formatPattern(pattern, placed(words))
}

/** Whether there is a sentence of this key. */
export function hasWords(key: string): boolean {
  return bundle.hasMessage(key)
}

export function language(): Language {
  return spoken
}

/** How the reader's browser writes dates and numbers, if it does so in this language: British dates in English. */
export function locale(): string {
  return navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === spoken) ?? spoken
}

/** Speak another language from now on. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.keys(files).filter((path) => path.split('/').includes(language))
  const texts = await Promise.all(wanted.map((path) => files[path]()))
  // Names are isolated by `placed`, and only those that need it.
  const fresh = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS })
  for (const text of texts) fresh.addResource(new FluentResource(text))
  bundle = fresh
  spoken = language
  document.documentElement.lang = language
}

/** Speak what the reader chose earlier, or else what their browser asks for. */
export function speakAtFirst(): Promise<void> {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const known = asked.find((tag): tag is Language => LANGUAGES.includes(tag as Language))
  return speak(chosen.value ?? known ?? 'en')
}

export function choose(language: Language): Promise<void> {
  chosen.value = language
  return speak(language)
}
