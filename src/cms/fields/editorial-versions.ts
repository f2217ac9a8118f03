/**
 * Drafts of editorial content. The status is stored per language: French can be published while
 * Japanese is still being written.
 */
const drafts = { autosave: { interval: 1500 }, localizeStatus: true }

export const editorialVersions = { drafts, maxPerDoc: 50 }
export const editorialGlobalVersions = { drafts, max: 50 }
