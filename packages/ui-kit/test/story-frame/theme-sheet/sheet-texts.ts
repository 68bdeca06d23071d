import type { SheetTexts } from "./theme-sheet.tsx"

export const norrvik: SheetTexts = {
  title: "Vi tar hand om bilen. Hela vägen.",
  text: "Lämna den på morgonen, så ringer vi när den är tvättad och klar.",
  primary: "Boka service",
  secondary: "Se alla bilar",
  ghost: "Ring oss",
  campaign: "Kampanj",
  car: "Volvo EX40 Ultra",
  facts: [
    ["Miltal", "1 240 mil"],
    ["Årsmodell", "2025"],
    ["Drivlina", "El"],
  ],
  price: "349 000 kr",
}

export const rullo: SheetTexts = {
  title: "Hitta bilen. Provkör i morgon.",
  text: "4 312 begagnade bilar. Fast pris, 14 dagars öppet köp.",
  primary: "Boka provkörning",
  secondary: "Se alla bilar",
  ghost: "Sälj din bil",
  campaign: "Nytt pris",
  car: "Kia Niro EV Plus",
  facts: [
    ["Miltal", "3 120 mil"],
    ["Årsmodell", "2023"],
    ["Drivlina", "El"],
  ],
  price: "264 900 kr",
}
