'use client'

import { useSyncExternalStore } from 'react'
import { type ConsentChoices, consentCookie, parseConsent } from './consent-cookie'

/** Replaces the cookie in browsers that store none. */
let decided: ConsentChoices = {}
let seenCookies: string | undefined
let choices: ConsentChoices = {}
const listeners = new Set<() => void>()

function readChoices(): ConsentChoices {
  if (document.cookie !== seenCookies) {
    seenCookies = document.cookie
    choices = { ...decided, ...parseConsent(seenCookies) }
  }
  return choices
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab or sub-domain may have changed the choices in the meantime.
  if (listeners.size === 0) document.addEventListener('visibilitychange', notifyListeners)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', notifyListeners)
  }
}

/** Returns the visitor's decisions, or undefined until the page is hydrated. */
export function useConsent(): ConsentChoices | undefined {
  return useSyncExternalStore<ConsentChoices | undefined>(subscribe, readChoices, () => undefined)
}

/** Adds decisions to the stored ones and notifies all subscribers. */
export function decideConsent(made: ConsentChoices, cookieDomain: string | undefined): void {
  decided = { ...readChoices(), ...made }
  const secure = window.location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = consentCookie(decided, { secure, domain: cookieDomain })
  seenCookies = undefined
  notifyListeners()
}
