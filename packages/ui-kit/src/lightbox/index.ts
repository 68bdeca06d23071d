export type { LightboxRootProps, LightboxTriggerProps } from "./lightbox.tsx"
export type { LightboxLabels } from "./lightbox-context.ts"
export * as Lightbox from "./lightbox-namespace.ts"
