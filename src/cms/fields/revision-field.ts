import type { TextField } from 'payload'

/**
 * What a form was loaded with: `Revision` as JSON. It is not stored; the server adds it when a
 * document is read and compares it when the document is saved.
 */
export const revisionField: TextField = {
  name: 'revision',
  type: 'text',
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}
