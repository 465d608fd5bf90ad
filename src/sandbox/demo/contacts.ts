// The contacts of the inboxes. All contacts are invented, and some have unusual names.
import type { Conversation } from '~/api/conversations';

type Contact = NonNullable<Conversation['contact']>;

const numbered = (first: number, names: string): Contact[] =>
  names.split('; ').map((name, index) => ({ id: first + index, name }));

export const createAcmeContacts = (): Contact[] =>
  numbered(
    5001,
    'Marisol Quendri; <b>Zoë</b> & Söhne; Oluwaseun Hartvig; نور الدين الفاسي; Petra Lómbán; ☕🦊 Fuchsbau; Prudence; ' +
      'Anselm Vukoja; Hana Kobayakawa-Reed; Thandiwe Sorrentino; Lars Öbergaard; 山口 みのり; Camille d’Orsin; ' +
      'Ezequiel Barranca; Priya Venkatarao; Magnus O’Dalaigh; Estrela Nogueirol; Bao Trinh-Weiss; Ilse von und zu Kraftenstein-Hohenfels-Marburg; ' +
      'Wojciech Zarembiak; Amara Diallonte; שירה לב־ארי; Giacomo Pellarin; Signe Ravnholt; Tomás Echevarne; {{contact.name}}; ' +
      'Fatou Ndiayeko; Ludmila Hrabcová; Everett Pennyfield; Sunniva Aasheim; Kwabena Osterhout; Lucía Montegrís; "Quotes" \\ Backslash; ' +
      'Ottoline Ferrars; Jae-hyun Moorcroft; Beatriz Vilanculos; Café Nordlys; Office Perch & Co; Radu Ionaşcu; Mirela Tufekci',
  );

export const createAuroraContacts = (): Contact[] =>
  numbered(
    5201,
    'Dona Iracema; Gilberto Sanfelice; Rosângela Tupinambá; Seu Nivaldo; Thaís Okumura; Colégio Ipê-Roxo',
  );

export const createGlobexContacts = (): Contact[] =>
  numbered(
    5001,
    'Herminia Salvatierra; Ferretería El Yunque; Casimiro Aldecoa; Yolotzin Arriaga; Talleres Begoña; Nicanor Ñusta; Ximena Palacín; Ulises',
  );
