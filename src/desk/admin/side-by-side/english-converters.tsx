import type { JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import type { RichNode } from '../../side-by-side/rich-node'
import type { DeskTexts } from '../../texts'
import { MarkedTerm } from '../text-help/marked-term'
import { Marked } from './marked'
import styles from './side-by-side.module.css'

type Converter = (args: {
  node: RichNode
  nodesToJSX: (args: { nodes: unknown[] }) => ReactNode[]
}) => ReactNode

/** Renders rich text for reading: with its structure, and sections and pictures as boxes. */
export function englishConverters(t: DeskTexts): JSXConvertersFunction {
  return ({ defaultConverters }) => {
    const renderDefault = (type: string): Converter => {
      const convert = (defaultConverters as Record<string, Converter | undefined>)[type]
      return (args) => (
        <Marked change={args.node.change}>
          <MarkedTerm term={args.node.term}>{convert ? convert(args) : args.node.type}</MarkedTerm>
        </Marked>
      )
    }
    const renderLink: Converter = ({ node, nodesToJSX }) => (
      <span
        className={styles.link}
        title={
          node.fields?.linkType === 'internal'
            ? t('sideBySide.link')
            : String(node.fields?.url ?? '')
        }
      >
        {nodesToJSX({ nodes: node.children ?? [] })}
      </span>
    )
    const renderBox: Converter = ({ node }) => (
      <Marked change={node.change}>
        <div className={styles.box}>
          {node.fields ? listTexts(node.fields) : t('sideBySide.picture')}
        </div>
      </Marked>
    )
    const converters = {
      ...defaultConverters,
      text: renderDefault('text'),
      linebreak: renderDefault('linebreak'),
      tab: renderDefault('tab'),
      horizontalrule: renderDefault('horizontalrule'),
      link: renderLink,
      autolink: renderLink,
      upload: (args: Parameters<Converter>[0]) =>
        renderBox({ ...args, node: { type: 'upload', change: args.node.change } }),
      unknown: (args: Parameters<Converter>[0]) =>
        args.node.type === 'block' ? renderBox(args) : renderDefault('unknown')(args),
    }
    return converters as unknown as ReturnType<JSXConvertersFunction>
  }
}

/** Values of a section that are choices, not texts. */
const choices = new Set(['id', 'blockType', 'blockName', 'language', 'type'])

/** Lists the texts of a section in a text, such as the captions and contents of its codes. */
function listTexts(fields: object): ReactNode[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value === 'string' && value !== '' && !choices.has(name))
      return [
        <span key={name} className={styles.line}>
          {value}
        </span>,
      ]
    return typeof value === 'object' && value ? [<div key={name}>{listTexts(value)}</div>] : []
  })
}
