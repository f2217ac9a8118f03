// Connects to its port when it is imported.
import 'pdfjs-dist/build/pdf.worker.mjs'
