import { serveCodeFile } from '@/data/files/serve-code-file'

/** Responds with an uploaded file of a code. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; name: string }> },
): Promise<Response> {
  const { id } = await params
  return serveCodeFile(request, id)
}

export const HEAD = GET
