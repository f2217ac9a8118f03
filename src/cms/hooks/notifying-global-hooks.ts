import type { GlobalConfig } from 'payload'
import { notifyContentChanged } from './notify-content-changed'
import { rememberDraftSave } from './remember-draft-save'

export const notifyingGlobalHooks = {
  beforeOperation: [rememberDraftSave],
  afterChange: [
    async ({ global, req }) => {
      if (!req.context.savesDraft) await notifyContentChanged(global.slug, req)
    },
  ],
} satisfies GlobalConfig['hooks']
