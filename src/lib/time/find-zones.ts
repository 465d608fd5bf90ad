// Finds time zones by city, country, previous name, abbreviation or UTC offset.
import {
  type IndexedItem,
  indexItem,
  MATCH_RANKS,
  type MatchRank,
  type ParsedSearch,
  parseSearch,
  rankItem,
} from '../text/find';
import { getCurrentZoneName, getZoneOffset, RENAMED_ZONES } from './time-zones';

/** Zones by abbreviation. The most common meaning of an abbreviation comes first. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  GMT: ['Etc/UTC', 'Europe/London', 'Africa/Abidjan', 'Africa/Accra', 'Atlantic/Reykjavik'],
  BST: ['Europe/London'],
  WET: ['Europe/Lisbon', 'Atlantic/Canary'],
  CET: ['Europe/Berlin', 'Europe/Madrid', 'Europe/Paris', 'Europe/Rome', 'Europe/Warsaw', 'Europe/Amsterdam'],
  EET: ['Europe/Kyiv', 'Europe/Athens', 'Europe/Helsinki', 'Europe/Bucharest', 'Africa/Cairo'],
  MSK: ['Europe/Moscow'],
  TRT: ['Europe/Istanbul'],
  ET: ['America/New_York', 'America/Toronto', 'America/Detroit'],
  EST: ['America/New_York', 'America/Toronto', 'America/Detroit', 'America/Panama', 'America/Jamaica'],
  CT: ['America/Chicago', 'America/Winnipeg'],
  CST: ['America/Chicago', 'America/Winnipeg', 'America/Mexico_City', 'America/Costa_Rica', 'Asia/Shanghai'],
  MT: ['America/Denver', 'America/Edmonton'],
  MST: ['America/Denver', 'America/Phoenix', 'America/Edmonton'],
  PT: ['America/Los_Angeles', 'America/Vancouver'],
  PST: ['America/Los_Angeles', 'America/Vancouver', 'America/Tijuana', 'Asia/Manila'],
  AKST: ['America/Anchorage'],
  HST: ['Pacific/Honolulu'],
  AST: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  NST: ['America/St_Johns'],
  BRT: ['America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife'],
  ART: ['America/Argentina/Buenos_Aires'],
  CLT: ['America/Santiago'],
  COT: ['America/Bogota'],
  PET: ['America/Lima'],
  BOT: ['America/La_Paz'],
  ECT: ['America/Guayaquil'],
  PYT: ['America/Asuncion'],
  UYT: ['America/Montevideo'],
  VET: ['America/Caracas'],
  WAT: ['Africa/Lagos'],
  CAT: ['Africa/Maputo', 'Africa/Harare'],
  EAT: ['Africa/Nairobi'],
  SAST: ['Africa/Johannesburg'],
  GST: ['Asia/Dubai'],
  PKT: ['Asia/Karachi'],
  IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  ICT: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  WIB: ['Asia/Jakarta'],
  SGT: ['Asia/Singapore'],
  HKT: ['Asia/Hong_Kong'],
  JST: ['Asia/Tokyo'],
  KST: ['Asia/Seoul'],
  AWST: ['Australia/Perth'],
  ACST: ['Australia/Adelaide', 'Australia/Darwin'],
  AEST: ['Australia/Sydney', 'Australia/Melbourne', 'Australia/Brisbane'],
  NZST: ['Pacific/Auckland'],
};

/** Large cities that no time zone is named after, each with its time zone. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  'America/Los_Angeles': ['San Francisco', 'San Diego', 'Seattle', 'Las Vegas'],
  'America/Chicago': ['Houston', 'Dallas', 'Austin'],
  'America/New_York': ['Washington', 'Boston', 'Miami', 'Atlanta', 'Philadelphia'],
  'America/Toronto': ['Montréal', 'Ottawa'],
  'America/Mexico_City': ['Ciudad de México', 'Guadalajara'],
  'America/Sao_Paulo': ['Rio de Janeiro', 'Brasília', 'Belo Horizonte', 'Curitiba', 'Porto Alegre'],
  'America/Guayaquil': ['Quito'],
  'America/Bogota': ['Medellín'],
  'Europe/Madrid': ['Barcelona', 'Sevilla', 'Valencia'],
  'Europe/Lisbon': ['Porto'],
  'Europe/Berlin': ['Hamburg', 'Munich', 'München', 'Frankfurt', 'Cologne', 'Köln'],
  'Europe/Rome': ['Milan', 'Milano'],
  'Europe/Zurich': ['Geneva', 'Genève', 'Bern'],
  'Europe/London': ['Edinburgh', 'Manchester'],
  'Europe/Istanbul': ['Ankara'],
  'Asia/Kolkata': ['Mumbai', 'Bombay', 'Delhi', 'Bengaluru', 'Chennai'],
  'Asia/Shanghai': ['Beijing', 'Shenzhen', 'Guangzhou'],
  'Asia/Ho_Chi_Minh': ['Hanoi'],
  'Asia/Tokyo': ['Osaka'],
  'Asia/Dubai': ['Abu Dhabi'],
  'Australia/Sydney': ['Canberra'],
  'Pacific/Auckland': ['Wellington'],
  'Africa/Johannesburg': ['Cape Town', 'Pretoria'],
};

const known = new Map<string, readonly IndexedItem<{ readonly label: string }>[]>();

/** Returns the normalized names of a zone, except for its countries. Caches the result. */
function namesIn(zone: string): readonly IndexedItem<{ readonly label: string }>[] {
  const names = known.get(zone);
  if (names) return names;
  const all = [zone, ...RENAMED_ZONES.filter(([, current]) => current === zone).map(([former]) => former)];
  const cities = [...all.map((name) => name.slice(name.lastIndexOf('/') + 1)), ...(CITIES[zone] ?? [])];
  const made = [...all, ...cities].map((name) => indexItem({ label: name.replaceAll('_', ' ') }));
  known.set(zone, made);
  return made;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const displayNames = new Map<
  string,
  readonly (readonly [string, IndexedItem<{ readonly label: string }>])[]
>();

/** Returns the names of all countries in a language, with their codes. */
function countryNames(language: string) {
  const names = displayNames.get(language);
  if (names) return names;
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const made = REGIONS.flatMap((code) => {
    const label = display.of(code);
    return label === undefined ? [] : [[code, indexItem({ label })] as const];
  });
  displayNames.set(language, made);
  return made;
}

/**
 * The two ways to list the zones of a region. Each browser supports one of them, but TypeScript's types contain
 * neither.
 */
interface ZonesOfRegion {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

function zonesIn(region: string): readonly string[] {
  const locale: Intl.Locale & ZonesOfRegion = new Intl.Locale(`und-${region}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(getCurrentZoneName);
}

/** Returns the zones of countries whose name matches the search at its start or at the start of a word. */
function rankByCountry(sought: ParsedSearch, language: string): ReadonlyMap<string, MatchRank> {
  const ranks = new Map<string, MatchRank>();
  if (sought.whole.length < 3) return ranks;
  for (const each of new Set([language, 'en', 'es', 'pt-BR'])) {
    for (const [code, name] of countryNames(each)) {
      const rank = rankItem(name, sought);
      if (rank > MATCH_RANKS.wordPrefix) continue;
      for (const zone of zonesIn(code))
        ranks.set(zone, rank < (ranks.get(zone) ?? MATCH_RANKS.none) ? rank : (ranks.get(zone) ?? rank));
    }
  }
  return ranks;
}

/** Parses an offset such as `UTC+2`, `GMT-03:30` or `+0530` in minutes. Returns null for any other text. */
function readOffset(search: string): number | null {
  const [, sign, hours = '', minutes = '0'] =
    /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(search.trim()) ?? [];
  if (sign === undefined) return null;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the zones that use an abbreviation, in standard time or in daylight saving time. */
function zonesByAbbreviation(search: string): readonly string[] {
  const typed = search.trim().toUpperCase();
  const standard =
    typed === 'CEST' || typed === 'EEST' || typed === 'WEST'
      ? typed.replace('EST', 'ET')
      : typed.replace(/DT$/, 'ST');
  return (Object.hasOwn(ABBREVIATIONS, standard) && ABBREVIATIONS[standard]) || [];
}

interface FindZonesOptions {
  /** The current time in milliseconds since the epoch, because offsets change with daylight saving time. */
  readonly now: number;
  readonly language: string;
}

/** Returns the zones that match a search, best first. */
export function findZones(
  zones: readonly string[],
  search: string,
  { now, language }: FindZonesOptions,
): readonly string[] {
  const offset = readOffset(search);
  if (offset !== null) return zones.filter((zone) => getZoneOffset(zone, now) === offset);
  const sought = parseSearch(search.replaceAll('_', ' '));
  if (sought.whole === '') return zones;
  const abbreviated = zonesByAbbreviation(search);
  const byCountry = rankByCountry(sought, language);
  const rankOfZone = (zone: string): number => {
    const ranks = namesIn(zone).map((name) => rankItem(name, sought));
    return Math.min(...ranks, byCountry.get(zone) ?? MATCH_RANKS.none);
  };
  const ranked = zones
    .filter((zone) => !abbreviated.includes(zone))
    .map((zone) => ({ zone, rank: rankOfZone(zone) }))
    .filter(({ rank }) => rank < MATCH_RANKS.none)
    .toSorted((a, b) => a.rank - b.rank);
  return [...abbreviated.filter((zone) => zones.includes(zone)), ...ranked.map(({ zone }) => zone)];
}
