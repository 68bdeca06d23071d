import { IDEMPOTENCY_TABLE } from "@forecourt/service-kit/idempotency"
import type { Migration } from "@forecourt/service-kit/storage"

/** The tables for SQLite and Postgres. Times are text that sorts chronologically. */
const TABLES: readonly string[] = [
  `create table seeds (
  name text primary key,
  seeded_at text not null
)`,
  `create table brands (
  name text primary key,
  is_supported integer not null
)`,
  `create table vehicles (
  reg_no text primary key,
  brand text not null references brands,
  model text not null,
  build_year integer,
  has_service_agreement integer not null
)`,
  `create table categories (
  id text primary key,
  kind text not null check (kind in ('service', 'addon')),
  name text not null,
  icon text not null,
  selection_type text,
  place integer not null
)`,
  `create table offerings (
  code text primary key,
  category text not null references categories,
  name text not null,
  description text not null,
  not_known_price_text text not null,
  price_discount integer not null,
  allow_user_input integer not null,
  unit_minimum integer not null check (unit_minimum > 0),
  unit_maximum integer not null check (unit_maximum >= unit_minimum),
  unit text not null,
  unit_abbreviation text not null,
  unit_postfix text not null,
  minutes integer not null check (minutes > 0),
  place integer not null
)`,
  `create table workshops (
  id text primary key,
  site_id text not null,
  site_name text not null,
  address text not null,
  latitude text not null,
  longitude text not null,
  country text not null,
  zone text not null,
  opening_hours text not null,
  slot_minutes integer not null check (slot_minutes > 0),
  resources integer not null check (resources > 0),
  serves_all_brands integer not null
)`,
  `create table workshop_brands (
  workshop_id text not null references workshops,
  brand text not null references brands,
  primary key (workshop_id, brand)
)`,
  // A service of a workshop has a row here; from a mileage on its price may differ. Without a price it is not known
  // yet.
  `create table workshop_prices (
  workshop_id text not null references workshops,
  code text not null references offerings,
  from_mileage integer not null,
  price integer,
  primary key (workshop_id, code, from_mileage)
)`,
  `create table bookings (
  id text primary key,
  reg_no text not null,
  workshop_id text not null references workshops,
  day text not null,
  starts_at text not null,
  is_full_day integer not null,
  zone text not null,
  instant text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  free_text text not null,
  mileage integer not null,
  offerings text not null,
  booked_at text not null
)`,
  // A booking holds one resource for each stretch of time that it takes: no other booking can hold it, too.
  `create table taken_times (
  workshop_id text not null references workshops,
  bucket text not null,
  resource integer not null check (resource > 0),
  day text not null,
  booking_id text not null references bookings deferrable initially deferred,
  primary key (workshop_id, bucket, resource)
)`,
  IDEMPOTENCY_TABLE,
]

export const tables: Migration = {
  number: 1,
  name: "tables",
  async up(tx, { createTables }) {
    await createTables(TABLES)
    await tx.run("create index taken_times_by_day on taken_times (workshop_id, day)")
    await tx.run("create index taken_times_by_booking on taken_times (booking_id)")
  },
}
