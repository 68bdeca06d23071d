export type {
  RadioCardProps,
  RadioCardState,
  RadioCardsReason,
  RadioCardsRootProps,
  RadioCardsState,
} from "./radio-cards.tsx"
export * as RadioCards from "./radio-cards.tsx"
