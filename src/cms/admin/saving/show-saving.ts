import type { CollectionConfig, GlobalConfig } from 'payload'

export const savingState = '@/cms/admin/saving/saving-status#SavingStatus'

/** Adds the state of saving to the form of a collection or a global. */
export const showSaving = {
  collection(config: CollectionConfig): CollectionConfig {
    // The form of accounts has it as a field.
    if (config.auth) return config
    const { components } = config.admin ?? {}
    const beforeDocumentControls = [
      ...(components?.edit?.beforeDocumentControls ?? []),
      savingState,
    ]
    return {
      ...config,
      admin: {
        ...config.admin,
        components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
      },
    }
  },
  global(config: GlobalConfig): GlobalConfig {
    const { components } = config.admin ?? {}
    const beforeDocumentControls = [
      ...(components?.elements?.beforeDocumentControls ?? []),
      savingState,
    ]
    return {
      ...config,
      admin: {
        ...config.admin,
        components: {
          ...components,
          elements: { ...components?.elements, beforeDocumentControls },
        },
      },
    }
  },
}
