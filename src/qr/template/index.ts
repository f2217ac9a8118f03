export { type DrawnTemplate, drawTemplate, type TemplateColors } from './draw-template'
export {
  printTemplates,
  type TemplateName,
  type TemplateSize,
  templateNames,
  usualTemplateSize,
} from './print-templates'
