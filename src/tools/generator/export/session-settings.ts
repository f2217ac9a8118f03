import { type ExportSettings, readSettings } from './export-settings'

const key = 'generator:export'

export function findSettings(): ExportSettings {
  try {
    return readSettings(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return readSettings(null)
  }
}

export function keepSettings(settings: ExportSettings): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is full or switched off: the next visit starts with ours.
  }
}
