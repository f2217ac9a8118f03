import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/nobody'

/**
 * The authenticator apps of the team. Stored outside `users`, because a sign-in writes the whole
 * row of its user and would restore a code that a concurrent sign-in has used.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    // Encrypted with PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    { name: 'confirmed', type: 'checkbox', defaultValue: false },
    // The time step of the last code that was used.
    { name: 'lastStep', type: 'number', required: true },
    // Keyed hashes of the unused recovery codes.
    { name: 'recoveryCodes', type: 'json' },
  ],
}
