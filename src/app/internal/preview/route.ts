import { switchPreview } from '@/data/switch-preview'

/** Starts the preview for members of the team: pages are shown with drafts and marked gaps. */
export function GET(request: Request): Promise<Response> {
  return switchPreview(request, true)
}
