"""Quarry: dig on, or carry home what you have?"""
