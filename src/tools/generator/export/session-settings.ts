import { storedValue } from '@/std/stored-value'
import { readSettings } from './export-settings'

/** How files were wanted last in this tab. */
export const sessionSettings = storedValue('sessionStorage', 'generator:export', readSettings)
