type Handler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>

/**
 * Lets Payload answer, except for what it takes for a fault of the server: names that every object
 * has, which it finds among its collections, and files that do not exist.
 */
export function answerCms(answer: Handler): Handler {
  return async (request, args) => {
    const [name = '', kind] = (await args.params).slug ?? []
    if (name in Object.prototype) return answerUnknown()
    const response = await answer(request, args)
    return kind === 'file' && response.status === 500 ? answerUnknown() : response
  }
}

function answerUnknown(): Response {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
}
