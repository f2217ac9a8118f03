import { z } from 'zod'

const time = z.iso.datetime()
const fallbackUrl = z
  .string()
  .max(2048)
  .nullable()
  .describe('Where addresses without a code lead; null for an error page')

export const newDomainSchema = z
  .strictObject({
    host: z.string().max(253).describe('Host name such as go.example.com'),
    fallbackUrl: fallbackUrl.default(null),
  })
  .meta({ id: 'NewDomain' })

export const domainEditSchema = z.strictObject({ fallbackUrl }).meta({ id: 'DomainEdit' })

export const domainSchema = z
  .object({
    id: z.uuid(),
    host: z.string(),
    fallbackUrl,
    verifiedAt: time.nullable().describe('The domain serves the codes of the workspace since then'),
    checkedAt: time.nullable(),
    failure: z
      .enum(['missing', 'moved'])
      .nullable()
      .describe('missing: the token was not found; moved: another workspace verified the domain'),
    createdAt: time,
    record: z
      .object({ name: z.string(), value: z.string() })
      .describe('TXT record that proves the ownership'),
    file: z
      .object({ url: z.string(), content: z.string() })
      .describe('File that proves the ownership instead of the record'),
  })
  .meta({ id: 'Domain' })
export type DomainView = z.output<typeof domainSchema>

export const domainsSchema = z.object({ domains: z.array(domainSchema) }).meta({ id: 'Domains' })
