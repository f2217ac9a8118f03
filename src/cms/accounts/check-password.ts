import { APIError, type PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'

export const minPasswordLength = 12
/** Maximum number of characters that are rated: more would add cost without changing the grade. */
const judgedLength = 128
/** Minimum grade of zxcvbn, from 0 to 4: resists unlimited attempts for some hours. */
const minScore = 3

type Judge = (password: string, context: string[]) => { score: number }
let judge: Promise<Judge> | undefined

/**
 * Rejects a password that is short, common, a pattern or derived from the data of the account.
 *
 * @param context the name and the email address of the account
 */
export async function checkPassword(
  password: unknown,
  context: (string | null | undefined)[],
  req: PayloadRequest,
): Promise<void> {
  const refuse = (key: 'accounts.passwordShort' | 'accounts.passwordCommon') => {
    throw new APIError(labelFor(req.i18n.language, key), 400, null, true)
  }
  if (typeof password !== 'string' || [...password].length < minPasswordLength)
    return refuse('accounts.passwordShort')
  judge ??= loadJudge()
  const texts = context.filter((text): text is string => Boolean(text))
  const known = ['quietzone', ...texts, ...texts.flatMap((text) => text.split(/[\s@.]+/))]
  const { score } = (await judge)(password.slice(0, judgedLength), known.filter(Boolean))
  if (score < minScore) refuse('accounts.passwordCommon')
}

async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password, context) => factory.check(password, context)
}
