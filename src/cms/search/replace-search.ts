import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { searchFieldName } from './search-field'

type FindIds = (question: string, req: PayloadRequest) => Promise<string[]>

/**
 * Replaces the search text of a list with the ids of the matching documents, for signed-in users
 * only. Access rules apply to the documents afterwards.
 */
export function replaceSearch(findIds: FindIds): CollectionBeforeOperationHook {
  return async ({ args, req }) => {
    const where: unknown = 'where' in args ? args.where : undefined
    if (!where || !isStaff({ req })) return args
    return { ...args, where: await replaceIn(where as Where, (question) => findIds(question, req)) }
  }
}

async function replaceIn(
  where: Where,
  findIds: (question: string) => Promise<string[]>,
): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([key, condition]) => {
      if (Array.isArray(condition)) {
        return [key, await Promise.all(condition.map((one) => replaceIn(one, findIds)))]
      }
      const question: unknown = key === searchFieldName ? Object(condition).like : undefined
      return question === undefined
        ? [key, condition]
        : ['id', { in: await findIds(String(question)) }]
    }),
  )
  return Object.fromEntries(entries) as Where
}
