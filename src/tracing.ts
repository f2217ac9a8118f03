import type { EventEmitter } from 'node:events'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

/**
 * Sends the spans of Next to the collector in OTEL_EXPORTER_OTLP_ENDPOINT. The library reads the
 * other variables of OpenTelemetry. Returns a function that sends the pending spans.
 */
export function startTracing(): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': 'quietzone' })
  const provider = new NodeTracerProvider({
    resource: resource.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  const bus: EventEmitter = process
  bus.once('stopping', () => void provider.shutdown())
  return () => provider.forceFlush()
}
