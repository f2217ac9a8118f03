import { switchPreview } from '@/data/switch-preview'

/** Shows pages with their drafts, and names what is missing in them, to members of the team. */
export function GET(request: Request): Promise<Response> {
  return switchPreview(request, true)
}
