import type { Words } from "./words.types.ts"

export const sv: Words = {
  titles: [
    "Vi tar hand om bilen. Hela vägen.",
    "Dags för vinterdäck",
    "Begagnat med ett års garanti",
    "Elbil i vardagen",
    "Service medan du väntar",
    "Byt bil när livet byter fil",
  ],
  sentences: [
    "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
    "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta.",
    "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    "Provkör i en timme eller över helgen. Försäkringen ingår.",
  ],
  labels: ["Räckvidd", "Förbrukning", "Växellåda", "Bagage", "Laddning 10–80 %", "Dragvikt"],
  values: ["480 km", "5,1 l/100 km", "Automat", "520 liter", "28 minuter", "1 800 kg"],
  buttons: ["Boka service", "Se alla bilar", "Läs mer", "Hitta din anläggning", "Provkör"],
  hints: ["Sök bil", "Sök på märke, modell eller drivmedel"],
  campaigns: ["Kampanj", "Lagerbil", "Snabb leverans"],
  notices: ["Öppet till 16 på lördag", "Telefonväxeln svarar senare i dag"],
  places: ["Örebro", "Sundsvall", "Hässleholm", "Umeå", "Södertälje"],
  people: ["Åsa Lindqvist", "Johan Öberg", "Amina Yusuf"],
  roles: ["Bilsäljare", "Verkmästare", "Kundmottagare"],
  pages: { "/bilar": "Bilar", "/verkstad": "Verkstad", "/dack": "Däck", "/om-oss": "Om oss", "/kontakt": "Kontakt" },
  longest: {
    title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    sentence:
      "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    label: "Koldioxidutsläppsklassificering",
  },
}
