import { codeFileSchema } from '../codes/api/schemas'
import { uploadQuerySchema } from '../files/api-schemas'
import { deleteCodeFile } from '../files/delete-code-file'
import { storeCodeFile } from '../files/store-code-file'
import { operation } from './operation'

/** The operations on the files of a code. */
export const fileOperations = [
  operation({
    ...{ id: 'uploadFile', group: 'files', method: 'post', path: '/codes/{slug}/files' },
    access: { code: 'editor' },
    ...{ query: uploadQuerySchema, body: 'file' },
    answer: { status: 201, schema: codeFileSchema },
    problems: ['gone', 'blocked'],
    example: { query: 'name=menu.pdf' },
    handle: ({ request, code, query }) => storeCodeFile(request, code, query.name),
  }),
  operation({
    ...{ id: 'uploadFileAs', group: 'files', method: 'put', path: '/codes/{slug}/files/{id}' },
    access: { code: 'editor' },
    ...{ query: uploadQuerySchema, body: 'file' },
    answer: { status: 201, schema: codeFileSchema },
    problems: ['gone', 'blocked'],
    example: { query: 'name=menu.pdf' },
    handle: ({ request, code, query, params }) =>
      storeCodeFile(request, code, query.name, params.id),
  }),
  operation({
    ...{ id: 'removeFile', group: 'files', method: 'delete', path: '/codes/{slug}/files/{id}' },
    access: { code: 'editor' },
    answer: { status: 204 },
    problems: ['inUse'],
    handle: ({ code, params }) => deleteCodeFile(code, params.id),
  }),
] as const
