/** @jest-environment node */
import { decodeText } from './read-csv';

const WINDOWS_1252 = Uint8Array.of(0x41, 0xf1, 0x6f, 0x20, 0x80, 0x99, 0x93, 0x92, 0x96);

describe('decodeText', () => {
  it('reads UTF-8 as such, and drops the byte order mark', () => {
    expect(decodeText(new TextEncoder().encode('\uFEFFAño ™'))).toEqual({ text: 'Año ™', encoding: 'utf-8' });
  });

  it('takes bytes that are not valid UTF-8 for Windows-1252', () => {
    expect(decodeText(WINDOWS_1252)).toEqual({ text: 'Año €™“’–', encoding: 'windows-1252' });
  });

  it('reads UTF-16 by its mark', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0xf1, 0x00))).toEqual({ text: 'ñ', encoding: 'utf-16le' });
  });

  it('reads the encoding that is asked for', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0x00), 'utf-16le')).toEqual({ text: 'A', encoding: 'utf-16le' });
    expect(decodeText(new TextEncoder().encode('ñ'), 'windows-1252').text).toBe('Ã±');
  });

  it('reads the same whether Windows-1252 is guessed or asked for', () => {
    expect(decodeText(WINDOWS_1252, 'windows-1252')).toEqual(decodeText(WINDOWS_1252));
  });

  it('refuses an encoding that nobody knows', () => {
    expect(() => decodeText(WINDOWS_1252, 'klingon')).toThrow('klingon');
  });
});
