import { z } from 'zod'
import { sharedDocumentShape, versionSchemaOf } from '@/codes'
import { localeCodes } from '@/i18n/locales'
import { type ContentField, type HostedType, hostedTypes, pageFields } from '@/qr/content'

/**
 * Schemas of the documents of each type, for the description of the API. Requests are validated by
 * `checkDocument`, which reports more precise errors.
 */

const nameOf = (type: HostedType) => type.charAt(0).toUpperCase() + type.slice(1)

const fieldSchemas = hostedTypes.map((type) =>
  z
    .strictObject(
      Object.fromEntries(
        // The link of an uploaded file is its hosted page.
        pageFields[type]
          .filter(({ input }) => input !== 'upload')
          .map((field) => [field.name, describeField(field)]),
      ),
    )
    .meta({ id: `${nameOf(type)}Fields` }),
)

function describeField({ initial, options, maxLength, required, shownWhen }: ContentField) {
  if (typeof initial === 'boolean') return z.boolean().default(initial)
  if (options) return z.enum(options as [string, ...string[]]).default(initial)
  const text = z.string().max(maxLength ?? 0)
  return required && !shownWhen ? text : text.default('')
}

/** The fields of any type; `type` decides which. */
export const anyFieldsSchema = z.union(fieldSchemas)

/** A document of any type, with the schema of the type's fields. */
export const newDocumentSchema = z.union(
  hostedTypes.map((type, index) =>
    z
      .strictObject({
        ...sharedDocumentShape,
        type: type === 'url' ? z.literal(type).default(type) : z.literal(type),
        mainLocale: z.enum(localeCodes).optional(),
        languages: z.partialRecord(
          z.enum(localeCodes),
          versionSchemaOf(fieldSchemas[index] ?? anyFieldsSchema),
        ),
      })
      .meta({ id: `${nameOf(type)}Document` }),
  ),
)
