import type { VersionState } from '@/cms/history/describe-versions'

/** Payload's texts for the states of versions. */
export const stateKeys = {
  public: 'version:currentlyPublished',
  earlierPublic: 'version:previouslyPublished',
  currentDraft: 'version:currentDraft',
  draft: 'version:draft',
} as const satisfies Record<VersionState, string>
