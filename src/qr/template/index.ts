export { type DrawnTemplate, drawTemplate, type TemplateColors } from './draw-template'
export {
  type TemplateName,
  type TemplateSize,
  templateNames,
  templateSizes,
  usualTemplateSize,
} from './print-templates'
