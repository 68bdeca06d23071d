/** Rullo's colours: ink, paper and something that glows. */
export const rullo = {
  ink: "#17171c",
  paper: "#ffffff",
  lime: "#c9f24b",
} as const
