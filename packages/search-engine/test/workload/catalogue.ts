import { createRandom, getBelow } from "./random.ts"

export const BRANDS: readonly string[] = (
  "Volvo,Volkswagen,Kia,Toyota,BMW,Audi,Mercedes-Benz,Škoda,Ford,Peugeot,Renault,Hyundai,Nissan,Tesla,Citroën,Opel," +
  "SEAT,Mazda,Polestar,Dacia,Fiat,MINI,Suzuki,Subaru,Honda,Mitsubishi,Cupra,Land Rover,Porsche,BYD,Lexus,Jeep,Jaguar," +
  "MG,DS,Alfa Romeo,Saab,Smart,Xpeng,Maxus,Chevrolet,Lynk & Co,Dodge,Chrysler,Iveco,Isuzu,Cadillac,Abarth,Genesis,NIO," +
  "Zeekr,Bentley,Ferrari,Maserati,Lamborghini,Lotus,Aston Martin,Rolls-Royce,McLaren,Alpine"
).split(",")

const BEGINNINGS = "Al,Bel,Cor,Dal,El,Fen,Gal,Hel,Ka,Lor,Mel,Nor,Ol,Pri,Ral,Sol,Tor,Vel,Xan,Zer".split(",")
const ENDINGS = "ado,ena,ia,ino,ista,on,ora,ura,ys,é".split(",")
const MAX_MODELS = 30
const MODELS = 610

export const MODELS_OF: readonly (readonly string[])[] = createModels()

function createModels(): string[][] {
  const weights = BRANDS.map((_, rank) => 1 / (rank + 6))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const counts = weights.map((weight) => Math.min(MAX_MODELS, Math.max(1, Math.round((MODELS * weight) / total))))
  for (let left = MODELS - counts.reduce((sum, count) => sum + count, 0), at = 0; left !== 0; at++) {
    const brand = at % counts.length
    const count = (counts[brand] ?? 1) + Math.sign(left)
    if (count < 1) continue
    counts[brand] = count
    left -= Math.sign(left)
  }
  const names = createModelNames(MODELS)
  return counts.map((count) => names.splice(0, count))
}

function createModelNames(count: number): string[] {
  const random = createRandom(610)
  const names = new Set<string>()
  while (names.size < count) {
    const name = `${BEGINNINGS[getBelow(random, BEGINNINGS.length)]}${ENDINGS[getBelow(random, ENDINGS.length)]}`
    names.add(random() < 0.4 ? name : `${name} ${getBelow(random, 9) + 1}`)
  }
  return [...names]
}

export const BODIES = "SUV,Estate,Hatchback,Saloon,Coupé,Convertible,MPV,Van,Pickup,Minibus".split(",")
export const FUELS = "Petrol,Diesel,Electric,Plug-in hybrid,Hybrid,Ethanol,Gas".split(",")
export const GEARBOXES = ["Automatic", "Manual"]
export const DRIVES = ["Front-wheel drive", "All-wheel drive", "Rear-wheel drive"]
export const CONDITIONS = ["Used", "New", "Demonstration"]
export const COLOURS = "Black,Grey,White,Blue,Silver,Red,Green,Brown,Beige,Orange,Yellow,Bronze,Purple,Gold".split(",")
export const REGIONS = (
  "Stockholm,Västra Götaland,Skåne,Uppsala,Östergötland,Jönköping,Halland,Örebro,Gävleborg,Dalarna,Södermanland," +
  "Västmanland,Värmland,Norrbotten,Västerbotten,Kalmar,Västernorrland,Kronoberg,Blekinge,Jämtland,Gotland"
).split(",")

export const YEARS: readonly number[] = Array.from({ length: 21 }, (_, age) => 2025 - age)

export const EQUIPMENT = (
  "Towbar,Navigation,Leather,Sunroof,Isofix,Bluetooth,Parking sensors,Reversing camera,Heated seats,Heated windscreen," +
  "Cruise control,Adaptive cruise control,Lane assist,Blind spot monitor,Keyless entry,Keyless start,Alloy wheels,Winter tyres," +
  "Roof rails,Head-up display,Matrix headlights,Xenon headlights,Fog lights,Rain sensor,Electric tailgate,Electric seats," +
  "Memory seats,Massage seats,Ventilated seats,Heat pump,Fast charging,Charging cable,Dash camera,Surround camera,Night vision," +
  "Air suspension,Sports suspension,Sports seats,Sports exhaust,Limited slip differential,Ceramic brakes,Carbon trim,Wood trim," +
  "Ambient light,Wireless charger,Apple connection,Android connection,Digital radio,Premium audio,Subwoofer,Television," +
  "Panorama roof,Tinted windows,Sunblinds,Dog guard,Load net,Bicycle rack,Ski box,Diesel heater,Engine heater,Parking heater," +
  "Alarm,Tracker,Immobiliser,Child locks,Seven seats,Third row,Folding mirrors,Dimming mirrors,Multi steering,Heated steering," +
  "Paddle shifters,Voice control,Traffic signs,Crossing alert,Pedestrian alert,Driver monitor,Spare wheel,Tyre monitor,Trailer assist"
).split(",")
