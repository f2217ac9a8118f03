import { switchPreview } from '@/data/switch-preview'

/** Shows pages as visitors see them again. */
export function GET(request: Request): Promise<Response> {
  return switchPreview(request, false)
}
