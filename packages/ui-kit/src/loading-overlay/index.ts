export type { LoadingOverlayLabels, LoadingOverlayRootProps, LoadingOverlayState } from "./loading-overlay.tsx"
export * as LoadingOverlay from "./loading-overlay.tsx"
