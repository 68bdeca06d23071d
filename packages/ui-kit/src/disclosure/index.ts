export type { DisclosureReason, DisclosureRootProps, DisclosureState } from "./disclosure.tsx"
export * as Disclosure from "./disclosure.tsx"
