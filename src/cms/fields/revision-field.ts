import type { TextField } from 'payload'

/**
 * The `Revision` that a form was loaded with, as JSON. It is not stored; the server adds it when a
 * document is read and compares it when the document is saved.
 */
export const revisionField: TextField = {
  name: 'revision',
  type: 'text',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
