import { useEffect, useState } from 'react'
import { storedValue } from '@/std/stored-value'
import {
  defaultTemplateSettings,
  readTemplateSettings,
  type TemplateSettings,
} from './template-settings'

const stored = storedValue('sessionStorage', 'generator:template', readTemplateSettings)

/** The settings of a template in this session. */
export function useTemplateSettings() {
  const [settings, setSettings] = useState(() => stored.read() ?? defaultTemplateSettings)
  useEffect(() => {
    stored.write(settings)
  }, [settings])
  const change = (changed: Partial<TemplateSettings>) => setSettings({ ...settings, ...changed })
  return [settings, change] as const
}
