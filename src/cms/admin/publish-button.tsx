import type { ServerProps } from 'payload'
import { needsReview } from '@/cms/workflow/read-settings'
import { PublishControls } from './publish-controls'

/** The buttons that publish a document, or request a review if the user's role needs one. */
export async function PublishButton({ payload, user }: ServerProps) {
  return <PublishControls needsReview={await needsReview({ payload, user: user ?? null })} />
}
