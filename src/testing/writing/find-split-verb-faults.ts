import type { Locale } from '@/i18n/locales'
import { type Fault, faultsOf } from './fault'

/** Separable verbs in the texts: the particle, and the verb that follows it. */
const verbs: Partial<Record<Locale, { link: string; pairs: string }>> = {
  de: {
    link: 'zu',
    pairs:
      'herunter|laden hoch|laden aus|wählen aus|drucken aus|probieren aus|füllen aus|blenden ein|blenden ein|fügen ein|geben ein|scannen ein|stellen ein|lesen an|zeigen an|passen an|legen an|geben an|sehen ab|brechen ab|drucken ab|rufen auf|nehmen auf|rufen auf|heben um|benennen um|wandeln um|kehren zurück|setzen zurück|kehren zurück|holen hinzu|fügen frei|geben fest|legen weg|lassen weiter|leiten wieder|herstellen teil|nehmen vor|lesen',
  },
  nl: {
    link: 'te',
    pairs:
      'aan|maken aan|passen aan|bieden aan|vragen aan|sluiten af|drukken af|spelen af|breken af|sluiten in|vullen in|schakelen in|stellen in|voeren in|lezen uit|schakelen uit|voeren uit|proberen op|slaan op|nemen op|halen op|lossen over|slaan terug|zetten terug|draaien terug|halen toe|voegen toe|staan weg|gooien weg|laten door|gaan door|sturen om|draaien om|zetten vast|leggen voor|lezen',
  },
}

const patterns = Object.fromEntries(
  Object.entries(verbs).map(([locale, { link, pairs }]) => {
    const infinitives = pairs.replaceAll('|', '').split(' ').join('|')
    return [locale, new RegExp(`(?<!\\p{L})${link} (?:${infinitives})(?!\\p{L})`, 'giu')]
  }),
)

/**
 * Finds misplaced infinitive particles. German and Dutch put “zu” and “te” between particle and
 * verb (“herunterzuladen”, “op te slaan”), never before both (“zu herunterladen”, “te opslaan”).
 */
export function findSplitVerbFaults(text: string, locale: Locale): Fault[] {
  const pattern = patterns[locale]
  return pattern ? faultsOf('separable verb', pattern, text) : []
}
