import { switchPreview } from '@/data/switch-preview'

/** Ends the preview: pages are shown as visitors see them. */
export function GET(request: Request): Promise<Response> {
  return switchPreview(request, false)
}
