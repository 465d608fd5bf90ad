// The platform's error messages in each account language. The messages of single fields (`details`) are always in
// English.
export type Language = 'en' | 'es' | 'pt-BR';

export const ERROR_SENTENCES = {
  invalid_json: {
    en: 'The request body is not valid JSON.',
    es: 'El cuerpo de la solicitud no es JSON válido.',
    'pt-BR': 'O corpo da requisição não é um JSON válido.',
  },
  wrapper: {
    en: 'The payload must be an object under its resource name.',
    es: 'Los datos deben ser un objeto bajo el nombre del recurso.',
    'pt-BR': 'Os dados devem ser um objeto sob o nome do recurso.',
  },
  query_shape: {
    en: 'Query parameters must be single values.',
    es: 'Los parámetros de consulta deben ser valores simples.',
    'pt-BR': 'Os parâmetros de consulta devem ser valores simples.',
  },
  query_missing: {
    en: 'A required query parameter is missing.',
    es: 'Falta un parámetro de consulta obligatorio.',
    'pt-BR': 'Falta um parâmetro de consulta obrigatório.',
  },
  message_type: {
    en: 'The message type filter is not recognised.',
    es: 'El filtro de tipo de mensaje no se reconoce.',
    'pt-BR': 'O filtro de tipo de mensagem não é reconhecido.',
  },
  attachment: {
    en: 'The form must carry a file named attachment.',
    es: 'El formulario debe llevar un archivo llamado attachment.',
    'pt-BR': 'O formulário deve conter um arquivo chamado attachment.',
  },
  nothing_to_change: {
    en: 'Provide at least one writable field.',
    es: 'Indique al menos un campo modificable.',
    'pt-BR': 'Informe pelo menos um campo editável.',
  },
  unauthorized: {
    en: 'Sign in to continue.',
    es: 'Inicie sesión para continuar.',
    'pt-BR': 'Entre para continuar.',
  },
  suspended: {
    en: 'This account is suspended.',
    es: 'Esta cuenta está suspendida.',
    'pt-BR': 'Esta conta está suspensa.',
  },
  role: {
    en: 'Your role does not allow this.',
    es: 'Su rol no permite esta operación.',
    'pt-BR': 'Seu papel não permite esta operação.',
  },
  system_managed: {
    en: 'This team is managed by the platform and cannot be changed.',
    es: 'La plataforma gestiona este equipo y no se puede modificar.',
    'pt-BR': 'Esta equipe é gerenciada pela plataforma e não pode ser alterada.',
  },
  not_found: {
    en: 'The resource could not be found.',
    es: 'No se encontró el recurso.',
    'pt-BR': 'O recurso não foi encontrado.',
  },
  validation_failed: {
    en: 'Some values were not accepted.',
    es: 'Algunos valores no fueron aceptados.',
    'pt-BR': 'Alguns valores não foram aceitos.',
  },
  internal_error: {
    en: 'Something went wrong on our side.',
    es: 'Algo salió mal de nuestro lado.',
    'pt-BR': 'Algo deu errado do nosso lado.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ErrorSentenceKey = keyof typeof ERROR_SENTENCES;
