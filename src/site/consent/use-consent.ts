'use client'

import { useSyncExternalStore } from 'react'
import { observable } from '@/std/observable'
import { type ConsentChoices, consentCookie, parseConsent } from './consent-cookie'

/** Replaces the cookie in browsers that store none. */
const decided = observable<ConsentChoices>({})
let seenCookies: string | undefined
let choices: ConsentChoices = {}

function readChoices(): ConsentChoices {
  if (document.cookie !== seenCookies) {
    seenCookies = document.cookie
    choices = { ...decided.get(), ...parseConsent(seenCookies) }
  }
  return choices
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = decided.subscribe(listener)
  // Another tab or sub-domain may have changed the choices in the meantime.
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Returns the visitor's decisions, or undefined until the page is hydrated. */
export function useConsent(): ConsentChoices | undefined {
  return useSyncExternalStore<ConsentChoices | undefined>(subscribe, readChoices, () => undefined)
}

/** Adds decisions to the stored ones and notifies all subscribers. */
export function decideConsent(made: ConsentChoices, cookieDomain: string | undefined): void {
  const all = { ...readChoices(), ...made }
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = consentCookie(all, { secure, domain: cookieDomain })
  seenCookies = undefined
  decided.set(all)
}
