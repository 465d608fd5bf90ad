// Extracts the facts that the metrics need from a source file's syntax tree.
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './repository-rules';

interface Finding {
  readonly line: number;
  readonly text: string;
}

export interface ParsedSource {
  readonly path: string;
  /** The number of lines that are neither empty nor only a comment. */
  readonly lines: number;
  /** The number of executable statements, without imports, types and blocks. */
  readonly statements: number;
  /** Type casts with `as` or `<T>`, except `as const`. */
  readonly casts: readonly Finding[];
  readonly functions: readonly (Finding & { readonly lines: number })[];
  /** The names of the write operations that the file defines. */
  readonly writes: readonly string[];
  /** Names imported from `src/api` and used at runtime, except in checks of an operation's availability. */
  readonly apiValues: readonly Finding[];
  readonly comments: readonly Finding[];
}

type Node = { readonly start: number; readonly end: number };

const isConst = (type: ESTree.TSType): boolean =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';

const ASKS_ONLY = new Set(['useOperationAvailability', 'getOperationAvailability']);

const STATEMENTS = [
  'BreakStatement',
  'ClassDeclaration',
  'ContinueStatement',
  'DoWhileStatement',
  'ExpressionStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'LabeledStatement',
  'ReturnStatement',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'VariableDeclaration',
  'WhileStatement',
] as const;

/** Returns the declared name if the declaration defines a write operation, otherwise nothing. */
function writeStatedIn({ id, init }: ESTree.VariableDeclarator): string[] {
  if (init?.type !== 'CallExpression' || id.type !== 'Identifier') return [];
  const [spec] = init.arguments;
  if (
    init.callee.type !== 'Identifier' ||
    init.callee.name !== 'defineOperation' ||
    spec?.type !== 'ObjectExpression'
  )
    return [];
  const isWrite = spec.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'method' &&
      property.value.type === 'Literal' &&
      property.value.value !== 'GET',
  );
  return isWrite ? [id.name] : [];
}

export function parseSource({ path, text }: SourceFile): ParsedSource {
  const { program, comments } = parseSync(path, text);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
  const finding = ({ start, end }: Node): Finding => ({ line: lineAt(start), text: text.slice(start, end) });

  let statements = 0;
  const casts: Finding[] = [];
  const names: (Node & { readonly name: string })[] = [];
  const functions: ParsedSource['functions'][number][] = [];
  const writes: string[] = [];
  const fromApi = new Set<string>();
  const noValues: Node[] = [];

  const countStatement = () => {
    statements += 1;
  };
  const noteFunction = (node: Node) =>
    void functions.push({ ...finding(node), lines: lineAt(node.end) - lineAt(node.start) + 1 });
  const noteDeclaredFunction = (node: Node) => {
    countStatement();
    noteFunction(node);
  };
  const noteCast = (node: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    if (!isConst(node.typeAnnotation)) casts.push(finding(node));
  };
  const noteType = (node: Node) => void noValues.push(node);
  const noteImport = (node: ESTree.ImportDeclaration) => {
    noValues.push(node);
    if (!node.source.value.startsWith('~/api/')) return;
    for (const { local } of node.specifiers) fromApi.add(local.name);
  };
  const noteCall = (node: ESTree.CallExpression) => {
    if (node.callee.type === 'Identifier' && ASKS_ONLY.has(node.callee.name)) noValues.push(node);
  };
  const noteDeclarator = (node: ESTree.VariableDeclarator) => void writes.push(...writeStatedIn(node));
  const noteName = (node: Node & { readonly name: string }) => void names.push(node);

  new Visitor({
    ...Object.fromEntries(STATEMENTS.map((type) => [type, countStatement])),
    FunctionDeclaration: noteDeclaredFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteFunction,
    TSAsExpression: noteCast,
    TSTypeAssertion: noteCast,
    TSTypeQuery: noteType,
    ImportDeclaration: noteImport,
    CallExpression: noteCall,
    VariableDeclarator: noteDeclarator,
    Identifier: noteName,
    JSXIdentifier: noteName,
  }).visit(program);

  const isValue = ({ start }: Node) => !noValues.some((range) => range.start <= start && start < range.end);
  return {
    path,
    lines: text.split('\n').filter((line) => /\S/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)).length,
    statements,
    casts,
    functions,
    writes,
    apiValues: names.filter((node) => fromApi.has(node.name) && isValue(node)).map(finding),
    comments: comments.map(finding),
  };
}
