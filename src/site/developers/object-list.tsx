'use client'

import { FieldList } from './field-list'
import { LinkedText } from './linked-text'
import styles from './reference.module.css'
import { objectAnchor } from './reference-links'

export type PackedObject = {
  name: string
  about?: string
  /** Packed rows of `FieldCells`. */
  fields: string
}

/**
 * Objects with their fields. A client component, because the data of a page then contains their texts
 * instead of its elements, which would double its size.
 */
export function ObjectList({
  objects,
  required,
}: {
  objects: readonly PackedObject[]
  required: string
}) {
  return objects.map(({ name, about, fields }) => (
    <section key={name} className={styles.object}>
      <h3 id={objectAnchor(name)} translate="no">
        {name}
      </h3>
      {about && (
        <p>
          <LinkedText text={about} />
        </p>
      )}
      {fields && <FieldList fields={fields} required={required} />}
    </section>
  ))
}
