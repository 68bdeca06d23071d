export type { DisclosureRootProps } from "./disclosure.tsx"
export * as Disclosure from "./disclosure.tsx"
export type { DisclosureReason, DisclosureState } from "./disclosure-core.ts"
