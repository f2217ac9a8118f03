import { expect, it } from 'vitest'
import { findSplitVerbFaults } from './find-split-verb-faults'

it.each([
  ['de', 'Tippen Sie, um die Datei zu herunterladen.', 1],
  ['de', 'Tippen Sie, um die Datei herunterzuladen.', 0],
  ['de', 'Zu auswählen', 1],
  ['nl', 'Tik om het bestand te opslaan.', 1],
  ['nl', 'Tik om het bestand op te slaan.', 0],
  ['fr', 'te opslaan', 0],
] as const)('%s: %s', (locale, text, count) => {
  expect(findSplitVerbFaults(text, locale)).toHaveLength(count)
})
