export { barcodeColors } from './barcode-colors'
export { type BarcodeFormat, barcodeFacts, barcodeFormats, gs1Example } from './barcode-formats'
export { buildBarcodeScene } from './build-barcode-scene'
export { type BarcodeText, barcodeFaults, checkBarcodeText } from './check-barcode-text'
