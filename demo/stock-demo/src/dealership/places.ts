import type { SiteName } from "../market/sites.ts"

/** The location of a dealership: the town, its coordinates by GeoNames, and an invented street. */
export interface Place {
  readonly town: string
  readonly latitude: number
  readonly longitude: number
  readonly region: string
  readonly zip: string
  readonly street: string
  /** The phone number without its last two digits, in a range reserved for fiction where the country has one. */
  readonly phone: string
}

type Row = readonly [
  town: string,
  latitude: number,
  longitude: number,
  region: string,
  zip: string,
  street: string,
  phone: string,
]

const GOTHENBURG = "+46 31 390 06 "
const MALMO = "+46 40 628 04 "
const STOCKHOLM = "+46 8 465 004 "
const NORWAY = "+47 20 00 06 "
const FINLAND = "+358 9 000 01"
const SLOVAKIA = "+421 2 0000 14"

const ROWS: Readonly<Record<SiteName, readonly Row[]>> = {
  "se-automotive": [
    ["Göteborg", 57.70716, 11.96679, "Västra Götaland", "411 04", "Kajgatan 12", GOTHENBURG],
    ["Kungälv", 57.87096, 11.98054, "Västra Götaland", "442 00", "Rönnvägen 4", GOTHENBURG],
    ["Borås", 57.72101, 12.9401, "Västra Götaland", "501 00", "Smedjegatan 8", GOTHENBURG],
    ["Varberg", 57.10557, 12.25078, "Halland", "432 00", "Saltvägen 3", GOTHENBURG],
    ["Trollhättan", 58.28365, 12.28864, "Västra Götaland", "461 00", "Vevaxelgatan 5", GOTHENBURG],
    ["Skövde", 58.39118, 13.84506, "Västra Götaland", "541 00", "Kardanvägen 11", GOTHENBURG],
    ["Jönköping", 57.78145, 14.15618, "Jönköping", "550 00", "Navkapselgatan 2", GOTHENBURG],
    ["Linköping", 58.41086, 15.62157, "Östergötland", "580 00", "Kamremsgatan 19", STOCKHOLM],
    ["Norrköping", 58.59419, 16.1826, "Östergötland", "600 00", "Startmotorgatan 7", STOCKHOLM],
    ["Örebro", 59.27412, 15.2066, "Örebro", "700 00", "Kopplingsgatan 14", STOCKHOLM],
    ["Uppsala", 59.85882, 17.63889, "Uppsala", "750 00", "Backspegelsvägen 21", STOCKHOLM],
    ["Västerås", 59.61617, 16.55276, "Västmanland", "720 00", "Stänkskärmsgatan 9", STOCKHOLM],
    ["Karlstad", 59.3793, 13.50357, "Värmland", "650 00", "Ratthornsgatan 6", GOTHENBURG],
    ["Umeå", 63.82842, 20.25972, "Västerbotten", "900 00", "Motorvärmargatan 1", STOCKHOLM],
  ],
  "se-used": [
    ["Malmö", 55.60587, 13.00073, "Skåne", "212 00", "Lommarpsvägen 12", MALMO],
    ["Mölndal", 57.6554, 12.01378, "Västra Götaland", "431 00", "Bruksgatan 30", GOTHENBURG],
    ["Huddinge", 59.23705, 17.98192, "Stockholm", "141 00", "Kurvradien 3", STOCKHOLM],
    ["Helsingborg", 56.04673, 12.69437, "Skåne", "250 00", "Domkraftsgatan 16", MALMO],
    ["Kristianstad", 56.03129, 14.15242, "Skåne", "290 00", "Växelspaksgatan 8", MALMO],
    ["Växjö", 56.87767, 14.80906, "Kronoberg", "350 00", "Tändstiftsvägen 4", MALMO],
    ["Halmstad", 56.67446, 12.85676, "Halland", "302 00", "Blinkersgatan 22", MALMO],
    ["Täby", 59.4439, 18.06872, "Stockholm", "183 00", "Vindrutevägen 10", STOCKHOLM],
    ["Gävle", 60.67452, 17.14174, "Gävleborg", "800 00", "Ljuddämpargatan 13", STOCKHOLM],
    ["Sundsvall", 62.39129, 17.3063, "Västernorrland", "850 00", "Handbromsgatan 5", STOCKHOLM],
  ],
  "no-automotive": [
    ["Drammen", 59.74389, 10.20449, "Buskerud", "3015", "Elvekaia 12", NORWAY],
    ["Tønsberg", 59.26754, 10.40762, "Vestfold", "3110", "Saltveien 3", NORWAY],
    ["Lillehammer", 61.11514, 10.46628, "Innlandet", "2609", "Smiebakken 8", NORWAY],
    ["Oslo", 59.91273, 10.74609, "Oslo", "0580", "Veivakselgata 15", NORWAY],
    ["Fredrikstad", 59.2181, 10.9298, "Østfold", "1606", "Navkapselveien 6", NORWAY],
    ["Hamar", 60.7945, 11.06798, "Innlandet", "2317", "Girspakveien 2", NORWAY],
    ["Kristiansand", 58.14671, 7.9956, "Agder", "4621", "Tennpluggveien 9", NORWAY],
    ["Stavanger", 58.97005, 5.73332, "Rogaland", "4015", "Kjørelysgata 24", NORWAY],
    ["Bergen", 60.39299, 5.32415, "Vestland", "5054", "Vindusviskerveien 1", NORWAY],
    ["Ålesund", 62.47225, 6.15492, "Møre og Romsdal", "6010", "Clutchveien 7", NORWAY],
    ["Trondheim", 63.43049, 10.39506, "Trøndelag", "7030", "Motorvarmerveien 18", NORWAY],
  ],
  "uk-automotive": [
    ["Leeds", 53.79648, -1.54785, "West Yorkshire", "LS10 9ZZ", "12 Canal Wharf", "+44 113 496 06"],
    ["Sheffield", 53.38297, -1.4659, "South Yorkshire", "S4 9ZZ", "4 Rivelin Bank", "+44 114 496 06"],
    ["Newcastle upon Tyne", 54.97328, -1.61396, "Tyne and Wear", "NE1 9ZZ", "31 Ouse Quay", "+44 191 498 06"],
    ["Manchester", 53.48095, -2.23743, "Greater Manchester", "M12 9ZZ", "7 Camshaft Street", "+44 161 496 06"],
    ["Liverpool", 53.41058, -2.97794, "Merseyside", "L3 9ZZ", "19 Flywheel Parade", "+44 151 496 06"],
    ["Nottingham", 52.9536, -1.15047, "Nottinghamshire", "NG2 9ZZ", "40 Gasket Lane", "+44 115 496 06"],
    ["Leicester", 52.6386, -1.13169, "Leicestershire", "LE4 9ZZ", "3 Dipstick Close", "+44 116 496 06"],
    ["Birmingham", 52.48142, -1.89983, "West Midlands", "B7 9ZZ", "88 Tailgate Road", "+44 121 496 06"],
    ["Bristol", 51.45523, -2.59665, "Bristol", "BS2 9ZZ", "14 Handbrake Hill", "+44 117 496 06"],
    ["Reading", 51.45625, -0.97113, "Berkshire", "RG2 9ZZ", "25 Hubcap Way", "+44 118 496 06"],
  ],
  "fi-used": [
    ["Espoo", 60.2052, 24.6522, "Uusimaa", "02600", "Karanristi 7", FINLAND],
    ["Tampere", 61.49911, 23.78712, "Pirkanmaa", "33500", "Ruukinkatu 30", FINLAND],
    ["Turku", 60.45148, 22.26869, "Varsinais-Suomi", "20300", "Kampiakselinkuja 4", FINLAND],
    ["Vantaa", 60.29414, 25.04099, "Uusimaa", "01510", "Vaihdekepinkatu 12", FINLAND],
    ["Lahti", 60.98267, 25.66151, "Päijät-Häme", "15100", "Pölykapselintie 9", FINLAND],
    ["Jyväskylä", 62.24147, 25.72088, "Keski-Suomi", "40100", "Sytytystulpankatu 2", FINLAND],
    ["Kuopio", 62.89238, 27.67703, "Pohjois-Savo", "70100", "Lohkolämmittimentie 5", FINLAND],
    ["Oulu", 65.01236, 25.46816, "Pohjois-Pohjanmaa", "90100", "Tuulilasinkuja 21", FINLAND],
  ],
  "sk-used": [
    ["Bratislava", 48.14816, 17.10674, "Bratislavský kraj", "821 00", "Pri jazierku 14", SLOVAKIA],
    ["Žilina", 49.22315, 18.73941, "Žilinský kraj", "010 01", "Piestová 6", SLOVAKIA],
    ["Košice", 48.71395, 21.25808, "Košický kraj", "040 01", "Kľuková 18", SLOVAKIA],
    ["Nitra", 48.30763, 18.08453, "Nitriansky kraj", "949 01", "Spojková 3", SLOVAKIA],
    ["Trenčín", 48.89452, 18.04436, "Trenčiansky kraj", "911 01", "Zapaľovacia 11", SLOVAKIA],
    ["Banská Bystrica", 48.73946, 19.15349, "Banskobystrický kraj", "974 01", "Ventilová 9", SLOVAKIA],
    ["Prešov", 48.99839, 21.23393, "Prešovský kraj", "080 01", "Volantová 27", SLOVAKIA],
  ],
}

/** Returns the locations of a site's dealerships in order. */
export function placesOf(site: SiteName): readonly Place[] {
  return ROWS[site].map(([town, latitude, longitude, region, zip, street, phone]) => ({
    town,
    latitude,
    longitude,
    region,
    zip,
    street,
    phone,
  }))
}
