import { createContext, useContext } from 'react'
import type { CodeView, LanguageVersion, OwnedKey } from '@/codes'
import type { Locale } from '@/i18n/locales'
import type { Uploads } from '@/tools/shared/uploads/use-uploads'
import type { Editable } from './editable'

/**
 * Context for all parts of the editor. A JSON pointer into the document identifies a field: its
 * value, name, error and step of undo.
 */
export type Editing = {
  owned: OwnedKey
  saved: CodeView
  edited: Editable
  /** The language that is being edited. */
  locale: Locale
  version: LanguageVersion
  uploads: Uploads
  /** Changes of one step in quick succession are undone together. */
  edit: (change: (edited: Editable) => Editable, step: string) => void
  /** Returns a value of the document, in which missing rules are empty. */
  valueAt: <Value>(pointer: string) => Value
  /** Changes a value of the document; undefined removes it. */
  change: (pointer: string, value: unknown, step?: string) => void
  /** Returns the error of a field, once it may be shown. */
  errorAt: (pointer: string) => string | undefined
  /** Marks a field as left, so that its errors may be shown. */
  leave: (pointer: string) => void
  /** Applies a newer version from the server that no save of this editor created. */
  follow: (code: CodeView) => void
  announce: (text: string, tone?: 'good' | 'warn' | 'bad') => void
}

export const EditContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditContext)
  if (!editing) throw new Error('useEditing needs an EditContext above it')
  return editing
}
