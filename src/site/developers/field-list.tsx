'use client'

import { LinkedText } from './linked-text'
import { type FieldCells, unpackRows } from './packed-rows'
import styles from './reference.module.css'

/** Fields with their types and descriptions. */
export function FieldList({ fields, required }: { fields: string; required: string }) {
  return (
    <dl className={styles.fields}>
      {unpackRows<FieldCells>(fields).map(([name, star, type, meaning]) => (
        <div key={name}>
          <dt translate="no">
            <b>{name}</b> <LinkedText text={type} />
            {star && <i>{required}</i>}
          </dt>
          {meaning && <dd>{meaning}</dd>}
        </div>
      ))}
    </dl>
  )
}
