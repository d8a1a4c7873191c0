import ts from 'typescript';

/** One small change to one file that a tired engineer could have made. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  /** The kind of change, such as `comparison` or `call removed`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** The statement or expression that is executed when the fault is: a probe goes in front of it. */
  readonly probe: { readonly start: number; readonly end: number; readonly isStatement: boolean };
}

interface Change {
  readonly kind: string;
  readonly node: ts.Node;
  readonly after: string;
}

/** Every fault that can be put into this file, in the order of the text; types are left alone. */
export function findFaults(file: string, text: string): Fault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    for (const { kind, node: changed, after } of changesOf(node)) {
      const start = changed.getStart(source);
      const probed = wholeChain(changed);
      faults.push({
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        kind,
        start,
        end: changed.end,
        before: changed.getText(source),
        after,
        probe: {
          start: probed.getStart(source),
          end: probed.end,
          isStatement: ts.isStatement(probed),
        },
      });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return faults;
}

export function applyFault(text: string, { start, end, after }: Fault): string {
  return text.slice(0, start) + after + text.slice(end);
}

/**
 * `a?.b().c` ends early when there is no `a`. Brackets around a part of it would make it go on, so
 * a probe goes in front of all of it.
 */
function wholeChain(node: ts.Node): ts.Node {
  const { parent } = node;
  const isContinued =
    (ts.isPropertyAccessExpression(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCallExpression(parent) ||
      ts.isNonNullExpression(parent)) &&
    parent.expression === node;
  return isContinued ? wholeChain(parent) : node;
}

/** Imports, types, and what an error that only a bug can throw would say. */
function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
    (ts.isCallExpression(node) && /^import\b/.test(node.expression.getText()))
  );
}

function changesOf(node: ts.Node): readonly Change[] {
  if (ts.isBinaryExpression(node)) return changeBinary(node);
  if (ts.isIfStatement(node)) return [negate(node.expression)];
  if (ts.isConditionalExpression(node)) return [negate(node.condition)];
  if (ts.isWhileStatement(node)) return [{ ...negate(node.expression), after: 'false' }];
  if (ts.isPrefixUnaryExpression(node)) return changeUnary(node);
  if (isName(node)) return [];
  if (ts.isNumericLiteral(node)) return [changeNumber(node)];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return emptyText(node);
  if (ts.isTemplateExpression(node)) return emptyText(node);
  if (ts.isRegularExpressionLiteral(node)) return loosenPattern(node);
  if (ts.isArrayLiteralExpression(node)) return emptyList(node);
  if (ts.isCallExpression(node)) return changeCall(node);
  if (ts.isExpressionStatement(node)) return [removed('statement removed', node)];
  if (ts.isReturnStatement(node) && !node.expression) return [removed('early return', node)];
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) {
    return ts.isCaseClause(node.parent) ? [] : [removed('jump removed', node)];
  }
  if (ts.isThrowStatement(node)) return [removed('throw removed', node)];
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword
    ? [{ kind: 'boolean', node, after: String(node.kind === ts.SyntaxKind.FalseKeyword) }]
    : [];
}

function isName(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

const operators: Readonly<Record<string, readonly [kind: string, to: string]>> = {
  '<': ['comparison', '<='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '>='],
  '>=': ['comparison', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
  '**': ['arithmetic', '*'],
  '+=': ['arithmetic', '-='],
  '-=': ['arithmetic', '+='],
};

function changeBinary(node: ts.BinaryExpression): readonly Change[] {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    return [{ kind: 'default always', node, after: `(${right.getText()})` }];
  }
  const [kind, to] = operators[operatorToken.getText()] ?? [];
  if (!kind || !to) return [];
  const after = `${left.getText()} ${to} ${right.getText()}`;
  // `a && b` as a part of another `&&` would otherwise bind anew as an `||`.
  return [{ kind, node, after: kind === 'logic' ? `(${after})` : after }];
}

function negate(node: ts.Expression): Change {
  return { kind: 'condition negated', node, after: `!(${node.getText()})` };
}

function changeUnary(node: ts.PrefixUnaryExpression): readonly Change[] {
  const operand = node.operand.getText();
  if (node.operator === ts.SyntaxKind.ExclamationToken) {
    // The `!` of a whole condition is what `condition negated` takes away already.
    const isCondition = ts.isIfStatement(node.parent) || ts.isConditionalExpression(node.parent);
    return isCondition ? [] : [{ kind: 'not dropped', node, after: operand }];
  }
  return node.operator === ts.SyntaxKind.MinusToken
    ? [{ kind: 'sign dropped', node, after: operand }]
    : [];
}

function changeNumber(node: ts.NumericLiteral): Change {
  const value = Number(node.text);
  return { kind: 'number', node, after: String(value + 1) };
}

function emptyText(
  node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression,
): readonly Change[] {
  if (ts.isTaggedTemplateExpression(node.parent)) return [];
  const isEmpty = node.getText().length === 2;
  return [{ kind: 'text', node, after: isEmpty ? "'?'" : "''" }];
}

/** A pattern that forgets its anchor or its flag takes what it should refuse. */
function loosenPattern(node: ts.RegularExpressionLiteral): readonly Change[] {
  const text = node.getText();
  const changes: Change[] = [];
  const change = (after: string) => {
    if (after !== text) changes.push({ kind: 'pattern', node, after });
  };
  change(text.replace(/^\/\^/, '/'));
  change(text.replace(/\$\/(\w*)$/, '/$1'));
  change(text.replace(/\/(\w*)i(\w*)$/, '/$1$2'));
  return changes;
}

function emptyList(node: ts.ArrayLiteralExpression): readonly Change[] {
  const isPattern = ts.isBinaryExpression(node.parent) && node.parent.left === node;
  return node.elements.length === 0 || isPattern
    ? []
    : [{ kind: 'list emptied', node, after: '[]' }];
}

const swappedMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  find: 'findLast',
  findLast: 'find',
  shift: 'pop',
};
const droppedMethods = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimStart',
  'trimEnd',
  'replace',
  'replaceAll',
  'normalize',
]);

function changeCall(node: ts.CallExpression): readonly Change[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  const swapped = Object.hasOwn(swappedMethods, name.text) ? swappedMethods[name.text] : undefined;
  const rest = node.getText().slice(node.expression.getText().length);
  if (swapped) {
    const asked = node.expression.questionDotToken ? '?.' : '.';
    return [{ kind: 'method', node, after: `${expression.getText()}${asked}${swapped}${rest}` }];
  }
  return droppedMethods.has(name.text)
    ? [{ kind: 'call dropped', node, after: expression.getText() }]
    : [];
}

function removed(kind: string, node: ts.Statement): Change {
  return { kind, node, after: '{}' };
}
